export function saveFile(name: string, parts: readonly string[], type: string) {
  const url = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
