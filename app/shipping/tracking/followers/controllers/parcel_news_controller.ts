import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#shared/errors/domain_error'
import { wordsIn } from '#shared/languages/words'
import { followerBehind } from '#shipping/tracking/followers/follower_link'
import { confirmNews, stopNews } from '#shipping/tracking/followers/telling_followers'

class UnknownLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is not complete. Please open it from our message once more.')
  }
}

/** The link in the message says who asks: a follower has no account. */
export default class ParcelNewsController {
  async update({ params }: HttpContext) {
    const follower = await requireFollower(params.token)
    await confirmNews(follower)
    const number = String(follower.shipment.trackingNumber)
    return { message: wordsIn(follower.language).t('tracking.answer.activeTitle', { number }) }
  }

  async destroy({ params }: HttpContext) {
    const follower = await requireFollower(params.token)
    await stopNews(follower)
    return { message: wordsIn(follower.language).t('tracking.answer.stoppedTitle') }
  }
}

async function requireFollower(token: unknown) {
  const follower = await followerBehind(String(token))
  if (!follower) throw new UnknownLink()
  return follower
}
