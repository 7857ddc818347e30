import type { ReactNode } from 'react'
import { ShopParcel, type ShopParcelProps, RouteBand } from './shop_parcel'
import { ShopFooter } from './shop_footer'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'

export type ShopPageProps = Omit<ShopParcelProps, 'detail' | 'level'> & {
  template: TemplateProperties
  /** Null until a parcel is found. */
  detail: ShopParcelProps['detail'] | null
  /** As a preview it has no landmarks, and its headings are two levels deeper. */
  isPreview?: boolean
  /** Wraps the content between header and footer. */
  main: (content: ReactNode) => ReactNode
  before?: ReactNode
  children?: ReactNode
}

export function ShopPage(props: ShopPageProps) {
  const { shop, template, detail, isPreview, main, before, children } = props
  const content = (
    <>
      {detail && <RouteBand detail={detail} />}
      <div className="mx-auto grid w-full max-w-[1100px] gap-4 px-4 py-6 sm:px-6 lg:gap-6">
        {before}
        {detail && <ShopParcel {...props} detail={detail} level={isPreview ? 3 : 1} />}
        {children}
      </div>
    </>
  )
  return (
    <>
      <ShopHeader
        as={isPreview ? 'div' : 'header'}
        logoURL={shop.logoURL}
        organizationName={shop.organizationName}
        title1={template.PageTitle1}
        title2={template.PageTitle2}
      />
      {main(content)}
      <ShopFooter as={isPreview ? 'div' : 'footer'} shop={shop} />
    </>
  )
}

type ShopHeaderProps = {
  logoURL: string | null
  organizationName: string
  title1: string
  title2: string
  as: 'header' | 'div'
}

function ShopHeader({ logoURL, organizationName, title1, title2, as: Tag }: ShopHeaderProps) {
  return (
    <Tag className="brand-header">
      <div className="mx-auto flex w-full max-w-[1100px] items-center gap-4 px-4 py-5 sm:px-6">
        {logoURL && (
          <img
            src={logoURL}
            alt={organizationName}
            width="64"
            height="64"
            className="size-16 shrink-0 rounded object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="text-xl font-semibold tracking-tight sm:text-2xl">{title1}</p>
          {title2 && <p>{title2}</p>}
        </div>
      </div>
    </Tag>
  )
}
