const SHIPMENT = `{"items": [{"itemUnits": [{"description": "Cotton shirts", "quantity": 2, "value": 7500, "category": 1}],
            "weight": 1.2, "packageDimension": {"length": 20, "width": 15, "height": 10}}],
 "insurance": "Standard", "pickup": true, "signatureRequired": false,
 "origin": {"fullname": "Chidi Eze", "phoneNumber": "08031234567", "email": "chidi@example.test",
            "address": "5 Allen Avenue", "country": "NG", "state": "NG_LA", "city": "IKEJA", "postalCode": "0000"},
 "destination": {"fullname": "Grace Miller", "phoneNumber": "+442079460000", "email": "grace@example.test",
                 "address": "1 High Street", "country": "GB", "state": "GB_ENG", "cityName": "London", "postalCode": "N1 9GU"}}`

/** The walk-through, step by step. A test types it as it stands. */
export function quickStartSteps(address: string) {
  return [
    {
      title: 'Sign in, and keep the token',
      code: `HERE=${address}/api/v1
TOKEN=$(curl -sD - -o /dev/null $HERE/login -H 'Content-Type: application/json' \\
  -d '{"username":"<your e-mail>","password":"<your password>"}' | tr -d '\\r' | grep -i '^authorization:' | cut -d ' ' -f 2-)
call() { curl -s -H "Authorization: $TOKEN" -H 'Content-Type: application/json' "$@"; }`,
    },
    {
      title: 'Ask what 1.2 Kg from Lagos to London would cost',
      code: `curl -s $HERE/rate/quote -H 'Content-Type: application/json' -d '{
  "export": true,
  "origin": {"country": "NG", "state": "NG_LA", "city": "IKEJA"}, "destination": {"country": "GB"},
  "items": [{"quantity": 1, "weight": 1.2, "packageDimension": [20, 15, 10]}]}'`,
    },
    {
      title: 'Describe the shipment and get a binding quote',
      code: `cat > shipment.json <<'JSON'
${SHIPMENT}
JSON
call $HERE/shipment/check_rate -d @shipment.json`,
    },
    {
      title: 'Book it with the courier of your choice',
      code: `call $HERE/shipment -d "$(sed '1s/^{/{"preferredCourier": "DHL", /' shipment.json)" > booked.json
REF=$(sed 's/.*"transactionReference":"\\([^"]*\\)".*/\\1/' booked.json)
NUMBER=$(sed 's/.*"trackingNumber":\\([0-9]*\\).*/\\1/' booked.json)`,
    },
    {
      title: 'Pay from the wallet',
      code: `call -X POST -H "Idempotency-Key: pay-$REF" $HERE/shipment/$REF/make_payment/Wallet`,
    },
    {
      title: 'Print the waybill, and follow the parcel',
      code: `until curl -sfo waybill.pdf "$HERE/files/download?token=$(call $HERE/files/token/waybill/$NUMBER | sed -n 's/.*"message":"\\([^"]*\\)".*/\\1/p')"
do sleep 1; done
curl -s $HERE/shipment/$NUMBER/track`,
    },
  ]
}
