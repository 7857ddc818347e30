/** Initial values; staff change the fees afterwards. */
export const EXPRESS_BOXES = [
  expressBoxSeed('Document Box', 100, [35, 25, 5], 700_00),
  expressBoxSeed('Small Box', 200, [30, 20, 15], 1_000_00),
  expressBoxSeed('Medium Box', 400, [40, 30, 25], 1_800_00),
  expressBoxSeed('Large Box', 700, [50, 40, 35], 2_800_00),
  expressBoxSeed('Extra Large Box', 1_000, [60, 45, 45], 4_000_00),
]

function expressBoxSeed(
  name: string,
  weightGrams: number,
  [lengthCm, widthCm, heightCm]: [number, number, number],
  feeKobo: number
) {
  return {
    name,
    weight_grams: weightGrams,
    length_cm: lengthCm,
    width_cm: widthCm,
    height_cm: heightCm,
    fee_kobo: feeKobo,
  }
}
