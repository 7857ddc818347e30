import type { SVGProps } from 'react'

/** Drawn in the colours that Google's branding rules require. */
export function GoogleMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#EA4335"
        d="M12 4.8c1.8 0 3.4.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z"
      />
    </svg>
  )
}

export function FacebookMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path
        fill="#0866FF"
        d="M24 12a12 12 0 1 0-14.9 11.65V15.6H6.6V12h2.5v-1.6c0-4.1 1.85-6 5.9-6 .75 0 2.1.15 2.6.3v3.3a15 15 0 0 0-1.4-.05c-1.95 0-2.7.75-2.7 2.7V12h3.9l-.7 3.6h-3.2v8.3A12 12 0 0 0 24 12Z"
      />
    </svg>
  )
}
