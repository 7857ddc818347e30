import { Head } from '@inertiajs/react'

/** Announces the Markdown version of the page to programs. */
export function MarkdownLink({ href }: { href: string }) {
  return (
    <Head>
      <link head-key="twin" rel="alternate" type="text/markdown" href={href} />
    </Head>
  )
}
