import { Fragment, type ReactNode } from 'react'

interface RichProps {
  text: string
  /** How the words of `[words](name)` look, by name. */
  parts: Record<string, (words: string) => ReactNode>
}

/** A sentence of which some words are a link or stand out: whole, so that a language puts them where it wants them. */
export function Rich({ text, parts }: RichProps) {
  return text.split(/(\[[^\]]*\]\(\w+\))/).map((piece, index) => {
    const [, words, name] = /^\[([^\]]*)\]\((\w+)\)$/.exec(piece) ?? []
    const part = name && parts[name]
    return <Fragment key={index}>{part ? part(words!) : piece}</Fragment>
  })
}
