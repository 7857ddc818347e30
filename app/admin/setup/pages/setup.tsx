import { PageHeader } from '~/ui/page_header'
import { BrandLogoCard } from '../components/brand_logo_card'
import { SetupCheckList } from '../components/setup_check_list'
import type { SetupCheckRow, SetupStepRow } from '../components/setup_types'
import { SetupStepList } from '../components/setup_step_list'

interface SetupProps {
  checks: SetupCheckRow[]
  steps: SetupStepRow[]
}

export default function Setup({ checks, steps }: SetupProps) {
  return (
    <>
      <PageHeader
        title="Set-up"
        description="What to set up before customers come, and what is already done."
      />
      <div className="grid gap-6">
        <SetupCheckList checks={checks} />
        <SetupStepList steps={steps} />
        <BrandLogoCard />
      </div>
    </>
  )
}
