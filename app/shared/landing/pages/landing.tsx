import { PublicHead } from '~/components/public/public_head'
import { Contact } from '../components/landing_contact'
import { LandingHero } from '../components/landing_hero'
import { ForBusinesses } from '../components/landing_offers'
import { Questions } from '../components/landing_questions'
import { HowItWorks, WhyChooseUs } from '../components/landing_reasons'

export default function Landing() {
  return (
    <div className="grid min-w-0 gap-14 sm:gap-20">
      <PublicHead
        title="Send a parcel from Nigeria"
        description="Compare FedEx, UPS, DHL and Aramex from Nigeria, pay in naira from one wallet, print the waybill and follow the parcel to the door."
      />
      <LandingHero />
      <HowItWorks />
      <WhyChooseUs />
      <ForBusinesses />
      <Questions />
      <Contact />
    </div>
  )
}
