import { usePage } from '@inertiajs/react'
import { BellRing, Link2, Store, ToggleRight } from 'lucide-react'
import { PublicHead } from '~/components/public/public_head'
import { AskUs } from '../components/ask_us'
import { NotificationPicture } from '../components/notification_picture'
import { ProductFacts, type ProductFact } from '../components/product_facts'
import { ProductHero } from '../components/product_hero'

const FACTS: readonly ProductFact[] = [
  {
    icon: Store,
    title: 'In your name',
    text: 'The receiver reads who sent the parcel, not only who carries it.',
  },
  {
    icon: BellRing,
    title: 'When there is something to say',
    text: 'A message goes out when the parcel moves, to the contact that you gave while booking.',
  },
  {
    icon: Link2,
    title: 'On to your tracking page',
    text: 'Each message leads to the branded page, where your products and contacts are.',
  },
  {
    icon: ToggleRight,
    title: 'One switch',
    text: 'Publish to begin, stop to end. It covers every parcel of your business.',
  },
]

export default function BrandedNotification() {
  const { brand } = usePage().props
  return (
    <div className="grid gap-14 sm:gap-16">
      <PublicHead
        title="Branded Notification"
        description={`News of the parcel that tells the receiver it comes from your business, for shops that send with ${brand.name}.`}
      />
      <ProductHero
        product="Branded Notification"
        title="News of the parcel, in your own name"
        lead="Your customer ordered from you. The messages about the order should say so, and bring them back to you."
        picture={<NotificationPicture />}
      />
      <ProductFacts id="what-they-do" title="What they are for" facts={FACTS} />
      <AskUs title="Ask us">
        Branded notifications go with a branded tracking page. Tell us about your business, and we
        say what it takes to have both.
      </AskUs>
    </div>
  )
}
