import type { Data } from '@generated/data'

export type Profile = Data.Identity.Profile.Variants['forSettings']
