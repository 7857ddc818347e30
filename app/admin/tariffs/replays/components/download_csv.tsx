import { buttonClass } from '~/ui/button_style'

export function DownloadCsv({ href, what }: { href: string; what: string }) {
  return (
    <a
      href={href}
      download
      aria-label={`Download CSV: ${what}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      Download CSV
    </a>
  )
}
