import { errors } from '@vinejs/vine'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { CheckoutSettingSchema } from '#database/schema'
import type { Caller } from '#identity/sessions/caller'
import { upsert } from '#shared/database/upsert'
import { kobo } from '#shared/money/rules/money'
import City from '#shipping/places/city'
import State from '#shipping/places/state'
import type { CheckoutSettingsInput } from '#shipping/pricing/checkout/checkout_settings_validator'
import type { Rule } from '#shared/http/rules/rule_names'
import { INCOMPLETE_BOX_MESSAGE } from '#shipping/pricing/checkout/rules/checkout_rules'

const HOME = 'NG'

/** Test mode uses the live organization's settings. */
export default class CheckoutSetting extends CheckoutSettingSchema {
  static ownedBy({ organization, ownerUserId }: Caller): Promise<CheckoutSetting | null> {
    return (
      this.query()
        .where('organizationId', organization.liveId)
        // Uses the expression of the unique index. The members of a business share one row.
        .whereRaw('coalesce(user_id, 0) = ?', [ownerUserId ?? 0])
        .first()
    )
  }

  /** Sides are 0 if the shop has not set a box. */
  get box() {
    return {
      lengthCm: this.boxLengthCm ?? 0,
      widthCm: this.boxWidthCm ?? 0,
      heightCm: this.boxHeightCm ?? 0,
    }
  }
}

/** Throws E_VALIDATION_ERROR for an unknown place or an incomplete box. */
export async function saveCheckoutSettings(caller: Caller, sent: CheckoutSettingsInput) {
  await requireKnownOrigin(sent)
  requireCompleteBox(sent)
  const { organization, ownerUserId, user } = caller
  const values = {
    origin_state_key: sent.originState || null,
    origin_city_code: (sent.originState && sent.originCity) || null,
    box_length_cm: sent.boxLength ?? null,
    box_width_cm: sent.boxWidth ?? null,
    box_height_cm: sent.boxHeight ?? null,
    fallback_price_kobo: sent.fallbackPrice ? kobo(sent.fallbackPrice) : null,
    markup_basis_points: Math.round((sent.markupPercent ?? 0) * 100),
    updated_by: user.id,
    updated_at: DateTime.now(),
  }
  const row = { organization_id: organization.liveId, user_id: ownerUserId, ...values }
  const key = ['organization_id', 'coalesce(user_id, 0)']
  await db.transaction((trx) => upsert(trx, { table: 'checkout_settings', key }, [row]))
}

async function requireKnownOrigin({ originState, originCity }: CheckoutSettingsInput) {
  if (!originState) return
  const state = await State.find(originState)
  if (state?.countryCode !== HOME)
    throwFieldError('originState', '"State" is not one of the choices', 'enum')
  if (!originCity) return
  const city = await City.query().where({ stateKey: originState, code: originCity }).first()
  if (!city) throwFieldError('originCity', '"City" is not one of the choices', 'enum')
}

function requireCompleteBox({ boxLength, boxWidth, boxHeight }: CheckoutSettingsInput) {
  const sides = { boxLength, boxWidth, boxHeight }
  const missing = Object.entries(sides).filter(([, side]) => !side)
  if (missing.length === 1 || missing.length === 2)
    throwFieldError(missing[0]![0], INCOMPLETE_BOX_MESSAGE, 'required')
}

function throwFieldError(field: string, message: string, rule: Rule): never {
  throw new errors.E_VALIDATION_ERROR([{ field, message, rule }])
}
