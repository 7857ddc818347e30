export default function Webhooks() {
  return null
}
