import type { Data } from '@generated/data'

export type SetupCheckRow = Data.Admin.Setup.SetupCheck
export type SetupStepRow = Data.Admin.Setup.Step
