import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

interface ChartCardProps {
  title: string
  pictures: 'chart' | 'charts'
  table: ReactNode | null
  children: ReactNode
}

/** Shows figures as charts or as a table. */
export function ChartCard({ title, pictures, table, children }: ChartCardProps) {
  const [wanted, setWanted] = useState(false)
  const asTable = wanted && table !== null
  return (
    <Card
      title={title}
      padded={!asTable}
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabled={table === null}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? `Show as ${pictures}` : 'Show as table'}
        </Button>
      }
    >
      {asTable ? table : children}
    </Card>
  )
}
