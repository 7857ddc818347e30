import { Head } from '@inertiajs/react'

/** Links the Markdown version of the page, for AI assistants. */
export function MarkdownLink({ href }: { href: string }) {
  return (
    <Head>
      <link head-key="twin" rel="alternate" type="text/markdown" href={href} />
    </Head>
  )
}
