import type { HttpContext } from '@adonisjs/core/http'
import type User from '#identity/accounts/models/user'
import { callerOf } from '#identity/sessions/caller'
import { withStateName } from '#branding/business/business_with_state'
import { BUSINESS_COUNTRY } from '#branding/business/business_profile'
import { findBusiness } from '#branding/business/find_business'
import BusinessTransformer from '#branding/business/business_transformer'
import State from '#shipping/places/state'

export default class BusinessPageController {
  /** Renders the form of a new business with `t=n` and for users without a business. */
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { id, isBusiness } = caller.organization
    const states = await businessStates()
    if (!isBusiness || ctx.request.input('t') === 'n') {
      const contact = contactOf(caller.user)
      return ctx.inertia.render('branding/business/business', { isNew: true, states, contact })
    }
    const read = async () =>
      BusinessTransformer.transform(await withStateName(await findBusiness(caller, id)))
    const business = ctx.inertia.defer(read, { rescue: true })
    return ctx.inertia.render('branding/business/business', { isNew: false, states, business })
  }
}

function contactOf({ fullName, phoneNumber, email }: User) {
  return { shortName: fullName, contactPhoneNumber: phoneNumber ?? '', contactEmail: email }
}

async function businessStates() {
  const states = await State.query().where('countryCode', BUSINESS_COUNTRY).orderByRaw('fold(name)')
  return states.map(({ key, name }) => ({ value: key, label: name }))
}
