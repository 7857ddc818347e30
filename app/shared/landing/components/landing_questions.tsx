import { Disclosure } from '~/ui/disclosure'
import { LandingPart } from './landing_part'

const ANSWERS = [
  {
    question: 'Which weight do I pay for?',
    answer:
      'The greater of what the scale says and the volumetric weight: length × width × height in centimetres, divided by 5,000. A box of 40 × 30 × 25 cm counts as 6 Kg even when it holds feathers. The price shows both weights.',
  },
  {
    question: 'How do I pay?',
    answer:
      'From your wallet, in naira: from its cash balance, or from its cash-back balance when that covers the whole price. Nothing is taken before you have seen every charge and pressed the button.',
  },
  {
    question: 'How soon is my parcel picked up?',
    answer:
      'Within 24 to 48 hours, on weekdays. You can ask for a later weekday while booking, or bring the parcel to our Lagos office yourself.',
  },
  {
    question: 'How long does a price hold?',
    answer:
      'Each quote says until when. Book within that time and you pay that price; after it, we work the price out anew and tell you.',
  },
  {
    question: 'Do I need an account to check a price or track a parcel?',
    answer: 'No. You need one to book, because a booking has to belong to somebody.',
  },
  {
    question: 'What may I not send?',
    answer:
      'Dangerous goods: explosives, gases and sprays, petrol, perfume, acids, poisons, loose batteries and the like. The booking form knows the list and says so at once, before a courier turns the parcel away.',
  },
  {
    question: 'Who pays duty and import tax?',
    answer:
      'The person who receives the parcel, to the customs of their country. It is not part of our price. The booking form reminds you when a parcel to the United Kingdom is worth more than ₦150,000.',
  },
  {
    question: 'Is my parcel insured?',
    answer:
      'Every parcel has what its courier owes by its own terms. Premium Insurance covers the value that you declare against loss and damage; its price is shown while you book.',
  },
  {
    question: 'What if the courier refuses the parcel, or I change my mind?',
    answer:
      'An unpaid booking can be cancelled at any time, and ends by itself after seven days. When a paid shipment is taken back, its whole price returns to the balance that it was paid from.',
  },
  {
    question: 'What do I get for bringing a friend?',
    answer:
      'Give ₦1,000 and get ₦1,000: your friend gets ₦1,000 of credit for 30 days, and you get ₦1,000 once they have shipped. There is no limit to what you can earn.',
  },
]

export function Questions() {
  return (
    <LandingPart id="faq" title="FAQ" lead="What people ask before their first parcel.">
      <div className="grid items-start gap-2 lg:grid-cols-2">
        {ANSWERS.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p className="text-ink-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </LandingPart>
  )
}
