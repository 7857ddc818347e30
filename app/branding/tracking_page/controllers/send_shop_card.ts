import type { HttpContext } from '@adonisjs/core/http'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { isColour, findReadableColour } from '#shared/colours/rules/contrast'
import { sendSocialCard } from '#shared/site_identity/controllers/send_social_card'
import { createPlatformCard, type SocialCard } from '#shared/site_identity/social_card'
import { getEnglishTranslator } from '#shared/languages/translator'
import { buildTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import { trackingCardText } from '#shipping/tracking/tracking_card'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'
import Image from '#branding/images/image'
import { belongsToShop } from '#branding/tracking_page/build_branded_tracking'
import { THEMES } from '#branding/tracking_page/rules/themes'
import type { Shop } from '#branding/tracking_page/shop'

/** Social card in the shop's look. Another shop's parcel gets our neutral card. */
export async function sendShopCard(ctx: HttpContext, shop: Shop) {
  const { trackingNumber } = ctx.params
  if (trackingNumber === undefined) return sendSocialCard(ctx, buildShopCard(shop))
  const { shipment, retryAfterSeconds } = await lookUpShipment(findVisitorKey(ctx), trackingNumber)
  if (!shipment) return sendSocialCard(ctx, buildShopCard(shop), { retryAfterSeconds })
  if (!belongsToShop(shipment, shop)) return sendSocialCard(ctx, createPlatformCard())
  const card = buildShopCard(shop)
  const cardText = trackingCardText(
    buildTrackingDetail(shipment, getEnglishTranslator(), 'order'),
    card.colours.ground
  )
  return sendSocialCard(ctx, { ...card, ...cardText })
}

function buildShopCard({ business, brand }: Shop): SocialCard {
  const chosen = brand.colours
  const safe = Object.values(chosen).every(isColour) ? chosen : THEMES[0]!.colours
  const ground = safe.TrackingHeaderBackgroundColour
  const ink = findReadableColour(safe.TrackingHeaderTextColour, ground)
  return {
    name: business.name,
    logo: Image.pathOf(business.logoImageId),
    isOurs: false,
    headline: 'Track your order',
    line: [{ text: brand.titlesFor(business).title2 }],
    colours: { ground, ink, line: ink },
  }
}
