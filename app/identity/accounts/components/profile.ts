import type { Data } from '@generated/data'

export type Profile = Data.Identity.Accounts.Profile.Variants['forSettings']
