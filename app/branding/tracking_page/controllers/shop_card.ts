import type { HttpContext } from '@adonisjs/core/http'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { isColour, nearestReadable } from '#shared/colours/rules/contrast'
import { sendCard } from '#shared/heads/controllers/send_card'
import { platformCard, type SocialCard } from '#shared/heads/social_card'
import { inEnglish } from '#shared/languages/words'
import { detailOf } from '#shipping/tracking/tracking'
import { tellOnCard } from '#shipping/tracking/tracking_card'
import { lookUpShipment } from '#shipping/tracking/tracking_lookup'
import Image from '#branding/images/image'
import { isOfShop } from '#branding/tracking_page/branded_tracking'
import { THEMES } from '#branding/tracking_page/rules/themes'
import type { Shop } from '#branding/tracking_page/shop'

/** A link to a page of a shop looks like the shop. Another's parcel gets the card that tells nothing. */
export async function showShopCard(ctx: HttpContext, shop: Shop) {
  const { trackingNumber } = ctx.params
  if (trackingNumber === undefined) return sendCard(ctx, cardOf(shop))
  const { shipment, wait } = await lookUpShipment(visitorOf(ctx), trackingNumber)
  if (!shipment) return sendCard(ctx, cardOf(shop), { wait })
  if (!isOfShop(shipment, shop)) return sendCard(ctx, platformCard())
  const card = cardOf(shop)
  const told = tellOnCard(detailOf(shipment, inEnglish(), 'order'), card.colours.ground)
  return sendCard(ctx, { ...card, ...told })
}

function cardOf({ business, brand }: Shop): SocialCard {
  const chosen = brand.colours
  const safe = Object.values(chosen).every(isColour) ? chosen : THEMES[0]!.colours
  const ground = safe.TrackingHeaderBackgroundColour
  const ink = nearestReadable(safe.TrackingHeaderTextColour, ground)
  return {
    name: business.name,
    logo: Image.pathOf(business.logoImageId),
    isOurs: false,
    headline: 'Track your order',
    line: [{ text: brand.titlesFor(business).title2 }],
    colours: { ground, ink, line: ink },
  }
}
