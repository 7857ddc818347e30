import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { Search } from 'lucide-react'
import { TextInput } from '~/ui/text_input'
import { useSearchIndex } from './use_search_index'

/** Searches as the user types; hidden without scripts. */
export function DevelopersSearch() {
  const [words, setWords] = useState('')
  const { load, find } = useSearchIndex()
  const id = useId()
  const found = find(words)
  const isAsked = words.trim() !== ''
  return (
    <search
      className="relative block noscript:hidden"
      onKeyDown={(event) => moveFocusByKey(event, setWords)}
    >
      <label htmlFor={id} className="sr-only">
        Search the API docs
      </label>
      <TextInput
        id={id}
        type="search"
        value={words}
        onChange={setWords}
        onFocus={load}
        autoComplete="off"
        placeholder="Search the docs"
        prefix={<Search aria-hidden="true" className="size-4" />}
      />
      <p role="status" className="sr-only">
        {isAsked && found && `${found.length} found`}
      </p>
      {isAsked && found && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded border bg-surface-raised p-1 shadow-raised lg:w-96">
          {found.length === 0 && (
            <p className="px-3 py-2 text-sm text-ink-muted">
              Nothing found. Try a shorter word, such as label.
            </p>
          )}
          <ul aria-label="Search results">
            {found.map(({ title, href, about }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={() => setWords('')}
                  className="block rounded px-3 py-2 text-sm hover:bg-surface-sunken focus-visible:bg-surface-sunken"
                >
                  <span className="block font-medium">{title}</span>
                  <span className="line-clamp-1 text-ink-muted">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}

/** Arrow keys move through the results; Escape clears the field. */
function moveFocusByKey(event: KeyboardEvent<HTMLElement>, setWords: (words: string) => void) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) {
    event.preventDefault()
    stops[here + step]?.focus()
  } else if (event.key === 'Escape') {
    setWords('')
    stops[0]?.focus()
  } else if (event.key === 'Enter' && here === 0) {
    stops[1]?.click()
  }
}
