import { usePage } from '@inertiajs/react'
import { Contact, Globe, Palette, ShoppingBag } from 'lucide-react'
import { PublicHead } from '~/components/public/public_head'
import { AskUs } from '../components/ask_us'
import { BrandedPagePicture } from '../components/branded_page_picture'
import { ProductFacts, type ProductFact } from '../components/product_facts'
import { ProductHero } from '../components/product_hero'

const FACTS: readonly ProductFact[] = [
  {
    icon: Palette,
    title: 'Your logo, titles and colours',
    text: 'The page carries the theme that you pick: its background, its header and its two titles.',
  },
  {
    icon: ShoppingBag,
    title: 'Your products beside the parcel',
    text: 'The products that you select stand below the timeline, with picture, description and price.',
  },
  {
    icon: Contact,
    title: 'Your contacts, if you want them there',
    text: 'Phone, WhatsApp, e-mail, website, address and social media: each shows only when you switch it on.',
  },
  {
    icon: Globe,
    title: 'Your own address',
    text: 'Each business has a short name, and its page stands under that name. Receivers need no account.',
  },
]

export default function BrandedTracking() {
  const { brand } = usePage().props
  return (
    <div className="grid gap-14 sm:gap-16">
      <PublicHead
        title="Branded Tracking"
        description={`A tracking page with the logo, colours, products and contacts of your business, for every parcel that you send with ${brand.name}.`}
      />
      <ProductHero
        product="Branded Tracking"
        title="A tracking page that looks like your business"
        lead="Whoever waits for a parcel opens its tracking page several times. It can show your shop instead of ours: the same timeline, in your name."
        picture={<BrandedPagePicture />}
      />
      <ProductFacts id="what-it-shows" title="What the page shows" facts={FACTS} />
      <AskUs title="Ask us">
        A branded page belongs to a business. Tell us about yours, and we say what it takes to have
        one.
      </AskUs>
    </div>
  )
}
