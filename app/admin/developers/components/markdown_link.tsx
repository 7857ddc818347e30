import { Head } from '@inertiajs/react'

/** Tells programs that read where they find the page without its looks. */
export function MarkdownLink({ href }: { href: string }) {
  return (
    <Head>
      <link head-key="twin" rel="alternate" type="text/markdown" href={href} />
    </Head>
  )
}
