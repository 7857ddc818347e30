import { Fragment, type ReactNode } from 'react'

interface RichProps {
  text: string
  /** Renderers of the text in `[text](name)`, by name. */
  parts: Record<string, (words: string) => ReactNode>
}

/**
 * Renders a sentence with links or emphasis. The markup is part of the translated sentence, so each
 * language places it where its grammar needs it.
 */
export function Rich({ text, parts }: RichProps) {
  return text.split(/(\[[^\]]*\]\(\w+\))/).map((piece, index) => {
    const [, words, name] = /^\[([^\]]*)\]\((\w+)\)$/.exec(piece) ?? []
    const part = name && parts[name]
    return <Fragment key={index}>{part ? part(words!) : piece}</Fragment>
  })
}
