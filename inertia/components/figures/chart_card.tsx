import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

interface ChartCardProps {
  title: string
  /** What the pictures are called on the button that brings them back. */
  pictures: 'chart' | 'charts'
  /** Null until there is something to draw. */
  table: ReactNode | null
  children: ReactNode
}

/** Figures as pictures, or as the table that says the same. */
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
