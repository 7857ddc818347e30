import type { Data } from '@generated/data'
import { Download } from 'lucide-react'
import { addressOf } from '~/api/send'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'

type Paper = Data.Shipping.Carriers.Attempts.ParcelOrders['papers'][number]

/** The files that came from the courier with its waybill. */
export function PapersCard({ papers }: { papers: Paper[] }) {
  return (
    <Card title="From the courier">
      <div className="flex flex-wrap gap-3">
        {papers.map(({ id, name }) => (
          <a
            key={id}
            href={addressOf('api.shipping.courier_papers.show', { params: { id } })}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden="true" className="size-4" />
            {name}
          </a>
        ))}
      </div>
    </Card>
  )
}
