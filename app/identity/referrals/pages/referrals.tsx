import type { Data } from '@generated/data'
import { WhatsAppLink } from '~/components/whatsapp_link'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import { Field } from '~/ui/field'
import { PageHeader } from '~/ui/page_header'
import { TextInput } from '~/ui/text_input'

type Stats = Data.Identity.Referrals.ReferralStats.Variants['forPage']

interface ReferralsProps {
  amount: string
  link: string
  message: string
  stats: Stats
}

export default function Referrals({ amount, link, message, stats }: ReferralsProps) {
  return (
    <>
      <PageHeader
        title={`Give ${amount} and Get ${amount}`}
        documentTitle="Referral Program"
        description={`Everyone you refer gets ${amount} credit over 30 days. You get ${amount} once they have shipped. There is no limit to the amount of credit that you can earn.`}
      />
      <div className="grid gap-6">
        <Card title="Your link">
          <div className="flex flex-wrap items-end gap-3">
            <Field
              label="Share it wherever your friends and customers are"
              className="min-w-0 flex-1 basis-64"
            >
              <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
            </Field>
            <CopyButton value={link} toastMessage="Referral link copied." />
            <WhatsAppLink text={message} variant="primary">
              Share on WhatsApp
            </WhatsAppLink>
          </div>
        </Card>
        <Card
          title="Your referrals"
          description={
            stats.clickCount === 0
              ? 'Nobody has opened your link yet. Each referral is paid to the cash back of your wallet.'
              : 'Each referral is paid to the cash back of your wallet.'
          }
          padded={false}
        >
          <StatsTable stats={stats} />
        </Card>
      </div>
    </>
  )
}

const cell = 'break-words px-2 py-3 text-right align-bottom first:pl-4 last:pr-4 sm:px-5'

function StatsTable({ stats }: { stats: Stats }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Referral stats</caption>
      <thead>
        <tr className="border-b text-ink-muted">
          {['Clicks', 'Referrals', 'Pending amount', 'Paid amount'].map((name) => (
            <th key={name} scope="col" className={`${cell} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="tabular text-base font-semibold">
          <td className={cell}>{stats.clickCount}</td>
          <td className={cell}>{stats.countSignedUp}</td>
          <td className={cell}>{stats.pending}</td>
          <td className={cell}>{stats.paid}</td>
        </tr>
      </tbody>
    </table>
  )
}
