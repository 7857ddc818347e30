import { MessageCircle, Share2 } from 'lucide-react'
import { useCopy } from '~/hooks/use_copy'
import { Button } from '~/ui/button'
import { useTrackingWords } from './use_tracking_words'

type ShareLinksProps = { trackingNumber: number; link: string }

export function ShareLinks({ trackingNumber, link }: ShareLinksProps) {
  const t = useTrackingWords()
  const text = t('tracking.share.text', { number: String(trackingNumber), link })
  return (
    <div className="no-print mt-4 flex flex-wrap gap-2">
      <Button
        as="a"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        icon={<MessageCircle />}
        className="min-h-11"
      >
        {t('tracking.share.whatsapp')}
      </Button>
      <ShareButton link={link} />
    </div>
  )
}

/** Hidden without JavaScript. */
function ShareButton({ link }: { link: string }) {
  const t = useTrackingWords()
  const { copied, copy } = useCopy()

  async function share() {
    if (!('share' in navigator)) return void (await copy(link))
    // The promise rejects when the user cancels, which is no error.
    await navigator.share({ url: link }).catch(() => {})
  }

  return (
    <Button
      variant="secondary"
      icon={<Share2 />}
      onClick={() => void share()}
      className="min-h-11 noscript:hidden"
    >
      <span aria-live="polite">
        {copied ? t('tracking.share.copied') : t('tracking.share.title')}
      </span>
    </Button>
  )
}
