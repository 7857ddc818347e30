import type { ReactNode } from 'react'
import { ShopParcel, type ShopParcelProps, RouteBand } from './shop_parcel'
import { ShopFooter } from './shop_footer'
import { ShopHeader } from './shop_header'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'

export type ShopPageProps = Omit<ShopParcelProps, 'detail' | 'level'> & {
  template: TemplateProperties
  /** None while nobody has asked for a parcel. */
  detail: ShopParcelProps['detail'] | null
  /** Inside another page it has no landmarks, and its headings are deeper. */
  isPreview?: boolean
  /** Stands around what lies between header and footer. */
  main: (content: ReactNode) => ReactNode
  /** Above the parcel. */
  before?: ReactNode
  /** Under the parcel. */
  children?: ReactNode
}

/** The whole tracking page of a shop, for its receivers and for who sets it up. */
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
