import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { NoBusiness } from '#branding/business/components/no_business'
import { type ReturnRulesData, ReturnRulesForm } from '../components/return_rules_form'

type ReturnSetupProps = {
  rules: ReturnRulesData | null
  isPublished: boolean
}

export default function ReturnSetup({ rules, isPublished }: ReturnSetupProps) {
  return (
    <>
      <PageHeader
        title="Return Rules"
        description="Let receivers ask for a return on your branded tracking page, once their parcel is delivered."
        back={{ label: 'Returns', href: urlFor('shipping.returns', {}), as: Link }}
      />
      <div className="grid max-w-2xl gap-4">
        {rules && !isPublished && (
          <Notice tone="warning" title="Your tracking page is not published">
            Receivers can ask once it is.{' '}
            <Link className="underline" href={urlFor('branding.tracking_setup', {})}>
              Publish it
            </Link>
          </Notice>
        )}
        {rules ? <ReturnRulesForm rules={rules} /> : <NoBusiness />}
      </div>
    </>
  )
}
