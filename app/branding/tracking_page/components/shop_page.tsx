import type { ReactNode } from 'react'
import { ShopParcel, type ShopParcelProps, RouteBand } from './shop_parcel'
import { ShopFooter } from './shop_footer'
import { ShopHeader } from './shop_header'
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
