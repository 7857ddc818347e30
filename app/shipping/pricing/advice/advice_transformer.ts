import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { PriceAdvice } from '#shipping/pricing/advice/price_advice'
import type { AdvisedChange } from '#shipping/pricing/advice/advised_change'
import type { Insurance } from '#shipping/pricing/charges'
import type { PricedPackage } from '#shipping/pricing/price_request'
import { kilograms } from '#shared/numbers/rules/weight'
import type { Decimal } from '#shared/numbers/rules/decimal'

type Sides = {
  /** @api cm */
  length: Decimal
  /** @api cm */
  width: Decimal
  /** @api cm */
  height: Decimal
}

/** The change to make to a submission, which then costs `total`. Packages count from 1. */
type SubmissionChange = {
  preferredCourier: string
  pickup?: boolean
  insurance?: Insurance
  items?: {
    index: number
    /** @api kg */
    weight?: Decimal
    packageDimension?: Sides
    expressBoxId?: number
  }[]
  mergedItems?: {
    indexes: number[]
    /** @api kg */
    weight: Decimal
    packageDimension: Sides
  }
  shipments?: { indexes: number[] }[]
}

export default class AdviceTransformer extends BaseTransformer<PriceAdvice> {
  toObject() {
    const { change, courierCode } = this.resource
    return { ...this.describe(), change: transformChange(change, courierCode) }
  }

  /** The calculator takes a single package, in another format. */
  forCalculator() {
    const { packages = [] } = this.resource.change
    const items = packages.map(({ weightGrams, lengthCm, widthCm, heightCm }) => ({
      ...(weightGrams !== undefined && {
        /** @api kg */
        weight: kilograms(weightGrams),
      }),
      ...(lengthCm && widthCm && heightCm && { packageDimension: [lengthCm, widthCm, heightCm] }),
    }))
    return { ...this.describe(), change: { items } }
  }

  private describe() {
    const { kind, sentence, savedKobo, totalKobo, courierCode, insteadOf } = this.resource
    return {
      kind,
      sentence,
      /** @api Naira */
      saved: naira(savedKobo),
      /** @api Naira */
      total: naira(totalKobo),
      /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
      courier: courierCode,
      insteadOf,
    }
  }
}

function transformChange(
  { pickup, insurance, packages, merged, shipments }: AdvisedChange,
  preferredCourier: string
): SubmissionChange {
  return {
    preferredCourier,
    ...(pickup !== undefined && { pickup }),
    ...(insurance && { insurance }),
    ...(packages && {
      items: packages.map(({ place, weightGrams, expressBoxId, ...sides }) => ({
        index: place + 1,
        ...(weightGrams !== undefined && { weight: kilograms(weightGrams) }),
        ...('lengthCm' in sides && { packageDimension: transformSides(sides as PricedPackage) }),
        ...(expressBoxId && { expressBoxId }),
      })),
    }),
    ...(merged && {
      mergedItems: {
        indexes: toIndexes(merged.places),
        weight: kilograms(merged.parcel.weightGrams),
        packageDimension: transformSides(merged.parcel),
      },
    }),
    ...(shipments && { shipments: shipments.map((places) => ({ indexes: toIndexes(places) })) }),
  }
}

function transformSides({ lengthCm, widthCm, heightCm }: PricedPackage): Sides {
  return { length: lengthCm, width: widthCm, height: heightCm }
}

function toIndexes(places: readonly number[]): number[] {
  return places.map((place) => place + 1)
}
