import type account from '#lang/en/account.json'
import type askedAddress from '#lang/en/asked_address.json'
import type brandedNotification from '#lang/en/branded_notification.json'
import type brandedTracking from '#lang/en/branded_tracking.json'
import type errors from '#lang/en/errors.json'
import type factorReset from '#lang/en/factor_reset.json'
import type frame from '#lang/en/frame.json'
import type invitation from '#lang/en/invitation.json'
import type signUp from '#lang/en/joining.json'
import type landing from '#lang/en/landing.json'
import type legal from '#lang/en/legal.json'
import type messages from '#lang/en/messages.json'
import type offline from '#lang/en/offline.json'
import type password from '#lang/en/password.json'
import type places from '#lang/en/places.json'
import type privacy from '#lang/en/privacy.json'
import type product from '#lang/en/product.json'
import type publicPages from '#lang/en/public.json'
import type rates from '#lang/en/rates.json'
import type returns from '#lang/en/returns.json'
import type said from '#lang/en/said.json'
import type secondFactor from '#lang/en/second_factor.json'
import type signIn from '#lang/en/sign_in.json'
import type signOut from '#lang/en/sign_out.json'
import type terms from '#lang/en/terms.json'
import type tracking from '#lang/en/tracking.json'
import type ui from '#lang/en/ui.json'
import type unsubscribe from '#lang/en/unsubscribe.json'

/** English texts by group. A translation key that is not among them does not compile. */
type English = {
  public: typeof publicPages
  frame: typeof frame
  ui: typeof ui
  /** Sentences of checks and API answers, which are looked up by their English text, not by key. */
  said: typeof said
  tracking: typeof tracking
  /** Texts of a receiver's return: its form and our mails about it. */
  returns: typeof returns
  messages: typeof messages
  landing: typeof landing
  rates: typeof rates
  places: typeof places
  legal: typeof legal
  terms: typeof terms
  privacy: typeof privacy
  offline: typeof offline
  errors: typeof errors
  product: typeof product
  branded_tracking: typeof brandedTracking
  branded_notification: typeof brandedNotification
  unsubscribe: typeof unsubscribe
  account: typeof account
  invitation: typeof invitation
  /** Texts of the form in which a receiver enters their address. */
  asked_address: typeof askedAddress
  joining: typeof signUp
  password: typeof password
  sign_in: typeof signIn
  second_factor: typeof secondFactor
  factor_reset: typeof factorReset
  sign_out: typeof signOut
}

export type TranslationGroup = keyof English

export type TranslationKeyOf<G extends TranslationGroup> =
  `${G}.${Extract<keyof English[G], string>}`

export type TranslationKey = { [G in TranslationGroup]: TranslationKeyOf<G> }[TranslationGroup]
