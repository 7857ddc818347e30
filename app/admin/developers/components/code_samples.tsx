import { useId, useSyncExternalStore } from 'react'
import { CopyButton } from '~/ui/copy_button'
import { cx } from '~/ui/cx'
import { useCodeLanguage } from './use_code_language'

const neverSubscribe = () => () => {}

/** Returns false on the server and until React has hydrated the page. */
function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverSubscribe,
    () => true,
    () => false
  )
}

interface CodeSample {
  language: string
  code: string
}

interface CodeSamplesProps {
  /** The title. Default: the language, unless there are several to choose from. */
  label?: string
  samples: readonly CodeSample[]
}

const LANGUAGE_NAMES: Record<string, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  php: 'PHP',
  python: 'Python',
  json: 'JSON',
}

/** CSS shows the selected language, so it works without scripts. */
const LANGUAGE_CLASSES: Record<string, string> = {
  curl: 'group-has-[input[value=curl]:checked]/samples:block',
  javascript: 'group-has-[input[value=javascript]:checked]/samples:block',
  php: 'group-has-[input[value=php]:checked]/samples:block',
  python: 'group-has-[input[value=python]:checked]/samples:block',
}

/** Samples in the chosen language. The copy button appears once scripts run. */
export function CodeSamples({ label, samples }: CodeSamplesProps) {
  const [chosen] = useCodeLanguage()
  const isAwake = useHasScripts()
  const shown = samples.find(({ language }) => language === chosen) ?? samples[0]
  if (!shown) return null
  const isChoice = samples.length > 1
  const name = label || LANGUAGE_NAMES[shown.language] || 'Text'
  return (
    <figure className="group/samples min-w-0 overflow-hidden rounded border bg-surface-sunken">
      <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b bg-surface-raised py-1 pl-4 pr-2 text-sm font-medium">
        {(label || !isChoice) && <span>{name}</span>}
        {isChoice && <CodeLanguageRadios samples={samples} shown={shown} />}
        {isAwake && (
          <span className="ml-auto">
            <CopyButton value={shown.code} variant="ghost" size="sm" />
          </span>
        )}
      </figcaption>
      {samples.map(({ language, code }) => (
        <pre
          key={language}
          role="group"
          tabIndex={0}
          aria-label={isChoice ? `${name}, ${LANGUAGE_NAMES[language]}` : name}
          className={cx(
            'overflow-x-auto p-4 font-mono text-xs leading-relaxed focus-visible:-outline-offset-2 max-sm:break-words max-sm:whitespace-pre-wrap',
            isChoice && 'hidden',
            isChoice && LANGUAGE_CLASSES[language]
          )}
        >
          {code}
        </pre>
      ))}
    </figure>
  )
}

function CodeLanguageRadios({
  samples,
  shown,
}: {
  samples: readonly CodeSample[]
  shown: CodeSample
}) {
  const [, choose] = useCodeLanguage()
  const name = useId()
  return (
    <fieldset className="no-print flex flex-wrap gap-x-1">
      <legend className="sr-only">Language</legend>
      {samples.map(({ language }) => (
        <label
          key={language}
          className="relative flex min-h-9 cursor-pointer items-center rounded px-2 text-ink-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={language}
            checked={language === shown.language}
            onChange={() => choose(language)}
            className="sr-only"
          />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </fieldset>
  )
}
