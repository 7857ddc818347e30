import type { Data } from '@generated/data'

export type Check = Data.Admin.Setup.SetupCheck
export type Step = Data.Admin.Setup.Step
