import type { Data } from '@generated/data'

export type ProfileSettings = Data.Identity.Accounts.Profile.Variants['forSettings']
