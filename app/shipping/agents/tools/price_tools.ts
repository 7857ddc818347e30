import { errors } from '@adonisjs/lucid'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, kobo } from '#shared/money/rules/money'
import type { AgentTool } from '#shipping/agents/agent_tool'
import {
  type AgentQuoteRequest,
  explainValidator,
  placeValidator,
  agentQuoteValidator,
} from '#shipping/agents/agent_validators'
import {
  PLACE_PROPERTIES,
  textProperty,
  sizeProperty,
} from '#shipping/agents/tools/shipment_schema'
import { createQuote } from '#shipping/booking/agree_price'
import { findPlaces } from '#shipping/places/find_places'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import { catalogue } from '#shipping/pricing/catalogue'
import Quote from '#shipping/pricing/models/quote'
import type { PriceRequest } from '#shipping/pricing/price_request'
import QuoteTransformer from '#shipping/pricing/transformers/quote_transformer'
import Shipment from '#shipping/shipment/models/shipment'
import { grams } from '#shared/numbers/rules/weight'
import type { Charges } from '#shipping/pricing/charges'
import type { PriceTrace } from '#shipping/pricing/offers'
import { formatWeightKg } from '#shipping/pricing/format_price'

const number = (description: string) => ({ type: 'number', description })

const PLACE_SCHEMA = {
  type: 'object',
  properties: PLACE_PROPERTIES,
  required: ['country', 'state'],
}

const PACKAGE = {
  type: 'object',
  properties: {
    weight: number('kg'),
    length: sizeProperty('cm'),
    width: sizeProperty('cm'),
    height: sizeProperty('cm'),
  },
  required: ['weight'],
}

const quote: AgentTool = {
  name: 'quote',
  title: 'Get prices',
  description:
    'Returns the price and transit time of each courier between two places, cheapest first, and the list of item categories. Send the quoteId and the same details to create_draft before it expires to keep the price.',
  scope: 'rates:read',
  kind: 'reads',
  input: {
    properties: {
      origin: PLACE_SCHEMA,
      destination: PLACE_SCHEMA,
      packages: { type: 'array', items: PACKAGE, minItems: 1 },
      value: number('Total value of the contents in naira'),
      categories: { type: 'array', items: { type: 'integer' }, description: 'Category ids' },
      insurance: { enum: ['Standard', 'Premium'], default: 'Standard' },
      pickup: {
        type: 'boolean',
        default: true,
        description: 'True if the courier collects the parcel',
      },
      signatureRequired: { type: 'boolean', default: false },
    },
    required: ['origin', 'destination', 'packages'],
  },
  async run({ caller, serialize }, given) {
    const made = await createQuote(
      caller,
      toPriceRequest(caller, await agentQuoteValidator.validate(given))
    )
    const extra = { information: [], partnerGroupName: null, readiness: [] }
    const { data } = await serialize(QuoteTransformer.transform(made, extra))
    const { categories } = await catalogue.current()
    const lines = made.offers.offers.map(
      (offer) =>
        `${offer.courierName}: ${formatKobo(offer.charges.totalKobo)}, ${deliveryTimeText(offer)} (preferredCourier "${offer.courierCode}")`
    )
    return {
      text: lines.join('\n'),
      data: {
        quoteId: data.quoteId,
        expiresAt: data.expiresAt,
        courierRates: data.courierRates,
        categories: categories.map(({ id, name }) => ({ id, name })),
      },
    }
  },
}

/** Must match the request that a booking builds, so that both cost the same. */
function toPriceRequest({ organization }: Caller, input: AgentQuoteRequest): PriceRequest {
  return {
    origin: toPricedPlace(input.origin),
    destination: toPricedPlace(input.destination),
    packages: input.packages.map(({ weight, length, width, height }) => ({
      weightGrams: grams(weight),
      lengthCm: length ?? 0,
      widthCm: width ?? 0,
      heightCm: height ?? 0,
      expressBoxId: null,
    })),
    insurance: input.insurance ?? 'Standard',
    pickup: input.pickup ?? true,
    signatureRequired: input.signatureRequired ?? false,
    declaredValueKobo: kobo(input.value ?? 0),
    categoryIds: [...new Set(input.categories ?? [])].toSorted((a, b) => a - b),
    billingGroupId: organization.billingGroupId,
  }
}

function toPricedPlace({ country, state, city }: AgentQuoteRequest['origin']) {
  return { country, stateKey: state, cityCode: country === 'NG' ? city || null : null }
}

const explainPrice: AgentTool = {
  name: 'explain_price',
  title: 'Explain a price',
  description:
    'Explains the price of each offer of a quote, or of a shipment. Send either quote_id or shipment_id.',
  scope: 'rates:read',
  kind: 'reads',
  input: {
    properties: {
      quote_id: textProperty('The quote id from quote'),
      shipment_id: { type: 'integer', description: 'The shipment id from create_draft or list' },
    },
  },
  async run({ caller }, given) {
    const { quote_id: quoteId, shipment_id: shipmentId } = await explainValidator.validate(given)
    if (!quoteId && !shipmentId) throw new NothingToExplain()
    const explained = quoteId
      ? await explainOffers(caller, quoteId)
      : [await explainBill(caller, shipmentId!)]
    return {
      text: explained.map(({ explanation }) => explanation).join('\n\n'),
      data: { prices: explained },
    }
  },
}

class NothingToExplain extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', 'Please send quote_id or shipment_id.', 'quote_id')
  }
}

async function explainOffers(caller: Caller, quoteId: string) {
  const [made] = await Quote.ofCaller([quoteId], caller)
  if (!made) throw new errors.E_ROW_NOT_FOUND()
  return made.offers.offers.map((offer) => ({
    courier: offer.courierCode,
    explanation: explainPriceText({ ...offer, ...offer.charges }),
  }))
}

/** Needs the scope to read shipments, because a bill is part of one. Throws MissingScope. */
async function explainBill(caller: Caller, shipmentId: number) {
  caller.requireScope('shipments:read')
  const { id } = await Shipment.visibleTo(caller).where('id', shipmentId).firstOrFail()
  const shipment = await Shipment.findWithDetails(id)
  const { courierCode, courier, serviceType, priceTrace: trace, charges: lines } = shipment
  const bill = { courierName: courier.name, serviceType, trace, lines }
  return {
    courier: courierCode,
    explanation: explainPriceText({ ...bill, totalKobo: shipment.totalKobo }),
  }
}

const findPlace: AgentTool = {
  name: 'find_place',
  title: 'Find a place',
  description:
    'Finds countries, states and Nigerian cities by name and returns the codes that quote and create_draft need.',
  scope: 'rates:read',
  kind: 'reads',
  input: {
    properties: {
      search: textProperty('Such as Ikeja, Lagos or Ghana'),
      country: textProperty('A country code, to search only that country'),
    },
    required: ['search'],
  },
  async run(_, given) {
    const places = await findPlaces(await placeValidator.validate(given))
    const lines = places.map(({ name, stateName, countryName }) =>
      [...new Set([name, stateName, countryName])].filter(Boolean).join(', ')
    )
    return { text: lines.join('\n') || 'No place found.', data: { places } }
  },
}

export const PRICE_TOOLS = [quote, explainPrice, findPlace]

interface PriceToExplain {
  courierName: string
  serviceType: string
  trace: PriceTrace
  lines: Charges['lines']
  totalKobo: number
}

function explainPriceText({ courierName, serviceType, trace, lines, totalKobo }: PriceToExplain) {
  const charged = lines.map(({ label, amountKobo }) => `${label} ${formatKobo(amountKobo)}`)
  return [
    `${courierName}, ${serviceType}: ${formatKobo(totalKobo)}.`,
    `Actual weight ${formatWeightKg(trace.actualGrams)}, volumetric weight ${formatWeightKg(trace.volumetricGrams)}, billed weight (the greater of each package) ${formatWeightKg(trace.billableGrams)}.`,
    `Tariff row: above ${formatWeightKg(trace.aboveGrams)} up to ${formatWeightKg(trace.endGrams)} of the zone "${trace.zone}"${groupOf(trace)}.`,
    `Charges: ${charged.join('; ')}.`,
  ].join(' ')
}

function groupOf({ billingGroup }: PriceTrace): string {
  return billingGroup ? `, at the rates of the billing group "${billingGroup}"` : ''
}
