import { Head, usePage } from '@inertiajs/react'

interface PublicHeadProps {
  title: string
  /** One or two sentences for search engines and for those who get the link in a chat. */
  description: string
}

export function PublicHead({ title, description }: PublicHeadProps) {
  const { brand } = usePage().props
  return (
    <Head title={title}>
      <meta head-key="description" name="description" content={description} />
      <meta head-key="og:site_name" property="og:site_name" content={brand.name} />
      <meta head-key="og:title" property="og:title" content={title} />
      <meta head-key="og:description" property="og:description" content={description} />
    </Head>
  )
}
