import vine from '@vinejs/vine'
import { Setting, readSettings, type StoredSettings } from '#shared/settings/setting'
import type { ChargeSettings, Insurance } from '#shipping/pricing/charges'
import { DUTY_FREE_KOBO } from '#shipping/pricing/import_duty'
import type { Charges } from '#shipping/pricing/charges'

const wholeKoboRule = () => vine.number({ strict: true }).withoutDecimals().min(0).max(1e12)

export type InsuranceChoice = { code: Insurance; label: string; description: string }

const premiumInsurance = new Setting<ChargeSettings['premiumInsurance']>(
  'shipping.premium_insurance',
  {
    description: 'Premium insurance: fee as a share of the declared value, and the minimum fee',
    default: { basisPoints: 200, minimumKobo: 1_000_00 },
    schema: vine.object({
      basisPoints: vine.number({ strict: true }).withoutDecimals().range([0, 10_000]),
      minimumKobo: wholeKoboRule(),
    }),
  }
)

export const signatureFeeKobo = new Setting<number>('shipping.signature_fee_kobo', {
  description: 'Fee for a signature on delivery; -1 if the service is not available',
  default: 1_500_00,
  schema: vine.number({ strict: true }).withoutDecimals().range([-1e12, 1e12]),
})

const documentFeesKobo = new Setting<ChargeSettings['documentFeesKobo']>(
  'shipping.document_fees_kobo',
  {
    description: 'Fees for the clearance documents of food and medication',
    default: { food: 5_000_00, medication: 7_500_00 },
    schema: vine.object({ food: wholeKoboRule(), medication: wholeKoboRule() }),
  }
)

const dropOffFeesKobo = new Setting<ChargeSettings['dropOffFeesKobo']>(
  'shipping.drop_off_fees_kobo',
  {
    description: 'Fees for dropping off domestic and international parcels at an office',
    default: { local: 500_00, international: 1_000_00 },
    schema: vine.object({ local: wholeKoboRule(), international: wholeKoboRule() }),
  }
)

export const importDutyThresholdKobo = new Setting<number>('shipping.import_duty_threshold_kobo', {
  description: 'Invoice value above which senders to Great Britain see a notice about import duty',
  default: DUTY_FREE_KOBO,
  schema: wholeKoboRule(),
})

export const maxDeclaredValueKobo = new Setting<number>('shipping.largest_declared_value_kobo', {
  description: 'Maximum total value of the items of one shipment',
  default: 1_000_000_000_00,
  schema: wholeKoboRule().min(200_00),
})

const quoteValidity = new Setting<number>('shipping.quote_minutes', {
  description: 'Minutes for which a quote is valid',
  default: 30,
  schema: vine.number({ strict: true }).withoutDecimals().range([1, 1_440]),
})

const insuranceChoices = new Setting<InsuranceChoice[]>('shipping.insurance_list', {
  description: 'Texts of the insurance choices in the booking form; Standard always comes first',
  default: [
    {
      code: 'Premium',
      label: 'Premium Insurance',
      description: 'Covers the declared value of your items against loss and damage.',
    },
    {
      code: 'Standard',
      label: 'Standard Insurance',
      description: "Free. Covers the courier's standard liability.",
    },
  ],
  schema: vine
    .array(
      vine.object({
        code: vine.enum(['Premium', 'Standard']),
        label: vine.string().trim().minLength(1).maxLength(60),
        description: vine.string().trim().maxLength(200),
      })
    )
    .distinct('code')
    .minLength(1),
})

/** Hidden where the offers list fuel as a separate surcharge. */
const FUEL_INCLUDED = "Rates include the courier's fuel surcharge."

const platformNotes = new Setting<string[]>('shipping.platform_information', {
  description: 'Notes under every list of rates',
  default: [
    FUEL_INCLUDED,
    'Customs duty and import tax, where they apply, are paid by the recipient.',
    'Delivery days are working days, counted from the day the courier has the parcel.',
  ],
  schema: vine.array(vine.string().trim().minLength(1).maxLength(300)),
})

export const tariffCheckBasisPoints = new Setting<number>('shipping.tariff_check_basis_points', {
  description:
    'The tariff check lists a price or surcharge that changes by more than this share of its old value',
  default: 2500,
  schema: vine.number({ strict: true }).withoutDecimals().range([0, 10_000]),
})

export const minimumLaneParcels = new Setting<number>('shipping.lane_facts_least', {
  description: 'Minimum deliveries on a lane before we calculate its transit times',
  default: 20,
  schema: vine.number({ strict: true }).withoutDecimals().range([5, 10_000]),
})

export const PRICING_SETTINGS: Setting<any>[] = [
  premiumInsurance,
  signatureFeeKobo,
  documentFeesKobo,
  dropOffFeesKobo,
  importDutyThresholdKobo,
  maxDeclaredValueKobo,
  quoteValidity,
  insuranceChoices,
  platformNotes,
  tariffCheckBasisPoints,
  minimumLaneParcels,
]

export async function loadChargeSettings(stored?: StoredSettings): Promise<ChargeSettings> {
  const names = { premiumInsurance, signatureFeeKobo, documentFeesKobo, dropOffFeesKobo }
  return readSettings(names, stored)
}

export type PriceTerms = {
  charges: ChargeSettings
  importDutyThresholdKobo: number
  largestValueKobo: number
}

/** Loads the charge settings, the limit of the declared value and the threshold of import duty. */
export async function loadPriceTerms(stored?: StoredSettings): Promise<PriceTerms> {
  const [charges, others] = await Promise.all([
    loadChargeSettings(stored),
    readSettings({ importDutyThresholdKobo, largestValueKobo: maxDeclaredValueKobo }, stored),
  ])
  return { charges, ...others }
}

export async function loadQuoteMinutes(stored?: StoredSettings): Promise<number> {
  return quoteValidity.get(stored)
}

export async function loadInsuranceList(): Promise<InsuranceChoice[]> {
  return insuranceChoices.get()
}

export async function loadPlatformNotes(stored?: StoredSettings): Promise<string[]> {
  return platformNotes.get(stored)
}

export async function loadNotesForOffers(
  offers: readonly { charges: Charges }[],
  stored: StoredSettings
): Promise<string[]> {
  const notes = await loadPlatformNotes(stored)
  const lines = offers.flatMap(({ charges }) => charges.lines)
  const isAddedUp = lines.some(({ surchargeKind }) => surchargeKind === 'fuel')
  return isAddedUp ? notes.filter((note) => note !== FUEL_INCLUDED) : notes
}
