import { PageHeader } from '~/ui/page_header'
import { BrandLogo } from '../components/brand_logo'
import { CheckList } from '../components/check_list'
import type { Check, Step } from '../components/types'
import { WayInList } from '../components/way_in_list'

interface SetupProps {
  checks: Check[]
  steps: Step[]
}

export default function Setup({ checks, steps }: SetupProps) {
  return (
    <>
      <PageHeader
        title="Set-up"
        description="What the platform needs before customers come, and what is done."
      />
      <div className="grid gap-6">
        <CheckList checks={checks} />
        <WayInList steps={steps} />
        <BrandLogo />
      </div>
    </>
  )
}
