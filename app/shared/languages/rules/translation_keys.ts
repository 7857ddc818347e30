import type account from '#lang/en/account.json'
import type askedAddress from '#lang/en/asked_address.json'
import type brandedNotification from '#lang/en/branded_notification.json'
import type brandedTracking from '#lang/en/branded_tracking.json'
import type errors from '#lang/en/errors.json'
import type factorReset from '#lang/en/factor_reset.json'
import type frame from '#lang/en/frame.json'
import type invitation from '#lang/en/invitation.json'
import type joining from '#lang/en/joining.json'
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

/** The English words by group: what is not here is no key, and does not compile. */
type English = {
  /** The chooser of languages. */
  public: typeof publicPages
  /** Header and footer of public pages. */
  frame: typeof frame
  /** Of controls and frames wherever they stand. */
  ui: typeof ui
  /** What checks and answers say in English: found by that, not by its key. */
  said: typeof said
  tracking: typeof tracking
  /** What a receiver sends back: its form, and our letters about it. */
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
  /** Where a receiver fills in their address. */
  asked_address: typeof askedAddress
  joining: typeof joining
  password: typeof password
  sign_in: typeof signIn
  /** What is asked after a password. */
  second_factor: typeof secondFactor
  factor_reset: typeof factorReset
  sign_out: typeof signOut
}

export type TranslationGroup = keyof English

export type TranslationKeyOf<G extends TranslationGroup> =
  `${G}.${Extract<keyof English[G], string>}`

export type TranslationKey = { [G in TranslationGroup]: TranslationKeyOf<G> }[TranslationGroup]
