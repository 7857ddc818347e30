export const MAX_TITLE_LENGTH = { title1: 25, title2: 70 } as const
