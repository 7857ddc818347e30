import type { Page, SharedPageProps } from '@inertiajs/core'

export function documentTitle(title: string, page: Page): string {
  const { props } = page as Page<SharedPageProps>
  const name = shopName(props) ?? props.brand.name
  return title ? `${title} · ${name}` : name
}

/** A shop's tracking page has the shop's name in the tab. */
function shopName(props: object): string | null {
  const shop: unknown = 'shop' in props ? props.shop : null
  if (typeof shop !== 'object' || shop === null || !('organizationName' in shop)) return null
  return escapeHtml(String(shop.organizationName))
}

/** Inertia inserts titles as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
