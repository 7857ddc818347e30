import { useBrand } from '../components/brand_facts'
import { LegalPage } from '../components/legal_page'
import { PRIVACY_OF_DATA } from '../components/privacy_of_data'
import { PRIVACY_OF_PEOPLE } from '../components/privacy_of_people'

export default function Privacy() {
  const brand = useBrand()
  return (
    <LegalPage
      title="Privacy Policy"
      description={`Which data ${brand.name} keeps about senders and receivers, what for, for how long, and your rights under the Nigeria Data Protection Act, 2023.`}
      lead="Which data we keep about you, what for, how long, and what you can ask of us under the Nigeria Data Protection Act, 2023."
      updated="21 November 2026"
      sections={[...PRIVACY_OF_DATA, ...PRIVACY_OF_PEOPLE]}
    />
  )
}
