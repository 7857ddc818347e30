import { usePage } from '@inertiajs/react'
import { Rich } from '#shared/languages/components/rich'

const ENTRY = '- '

/** Renders paragraphs separated by empty lines; lines that begin with a dash form a list. */
export function LegalText({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith(ENTRY) ? (
      <List key={block} entries={block.split('\n')} />
    ) : (
      <p key={block}>
        <Marked text={block} />
      </p>
    )
  )
}

function List({ entries }: { entries: string[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>
          <Marked text={entry.slice(ENTRY.length)} />
        </li>
      ))}
    </ul>
  )
}

function Marked({ text }: { text: string }) {
  const { brand } = usePage().props
  return (
    <Rich
      text={text}
      parts={{
        strong: (words) => <strong>{words}</strong>,
        mail: (words) => (
          <a href={`mailto:${brand.privacyEmail}`} className="link">
            {words}
          </a>
        ),
      }}
    />
  )
}
