import { CodeSamples } from './code_samples'

interface CodeBlockProps {
  label: string
  children: string
}

/** Code or text without language variants. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return <CodeSamples label={label} samples={[{ language: 'text', code: children }]} />
}
