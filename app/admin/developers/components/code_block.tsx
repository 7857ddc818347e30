import { CodeSamples } from './code_samples'

interface CodeBlockProps {
  label: string
  children: string
}

/** Something to type or to compare with that is the same for every language. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return <CodeSamples label={label} samples={[{ language: 'text', code: children }]} />
}
