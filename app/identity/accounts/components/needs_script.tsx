import { addresses } from '~/addresses'
import { Notice } from '~/ui/notice'
import { TextLink } from './text_link'

/** Above a form that only a script can send, for a browser that runs none. */
export function NeedsScript({ to }: { to: string }) {
  return (
    <noscript>
      <Notice tone="warning" className="mb-5">
        {`You need JavaScript to ${to}.`} Please switch it on in your browser and reload this page.
        Without it you can still <TextLink href={addresses.tracking}>track a parcel</TextLink> and{' '}
        <TextLink href={addresses.rates}>check rates</TextLink>.
      </Notice>
    </noscript>
  )
}
