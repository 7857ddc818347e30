import { Head, usePage } from '@inertiajs/react'

interface PublicHeadProps {
  title: string
  /** The title in link previews. Default: `title`. */
  socialTitle?: string
  /** One or two sentences for search engines and link previews. */
  description?: string
  /** The name of the site in link previews. Default: the platform. */
  siteName?: string
  card?: string
  /** The canonical path for search engines, which all pages about single parcels share. */
  canonicalPath?: string
  unlisted?: boolean
}

export function PublicHead(props: PublicHeadProps) {
  const { title, socialTitle = title, description, siteName, card = '/card.png', unlisted } = props
  const { brand, address } = usePage().props
  const canonical = props.canonicalPath ? new URL(props.canonicalPath, address).href : address
  const picture = new URL(card, address).href
  return (
    <Head title={title}>
      {description && <meta head-key="description" name="description" content={description} />}
      {unlisted && <meta head-key="robots" name="robots" content="noindex" />}
      <link head-key="canonical" rel="canonical" href={canonical} />
      <meta head-key="og:type" property="og:type" content="website" />
      <meta head-key="og:site_name" property="og:site_name" content={siteName ?? brand.name} />
      <meta head-key="og:title" property="og:title" content={socialTitle} />
      {description && (
        <meta head-key="og:description" property="og:description" content={description} />
      )}
      <meta head-key="og:url" property="og:url" content={address} />
      <meta head-key="og:image" property="og:image" content={picture} />
      <meta head-key="og:image:width" property="og:image:width" content="1200" />
      <meta head-key="og:image:height" property="og:image:height" content="630" />
      <meta head-key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
