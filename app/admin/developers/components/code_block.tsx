import { CodeSamples } from './code_samples'

interface CodeBlockProps {
  label: string
  children: string
}

export function CodeBlock({ label, children }: CodeBlockProps) {
  return <CodeSamples label={label} samples={[{ language: 'text', code: children }]} />
}
