import vine, { SimpleMessagesProvider } from '@vinejs/vine'

vine.messagesProvider = new SimpleMessagesProvider({
  required: '"{{ field }}" should not be empty',
  email: '"{{ field }}" must be a valid e-mail address',
  minLength: '"{{ field }}" must have at least {{ min }} characters',
  maxLength: '"{{ field }}" must have at most {{ max }} characters',
  number: '"{{ field }}" must be a number',
  min: '"{{ field }}" must be at least {{ min }}',
  max: '"{{ field }}" must be at most {{ max }}',
  enum: '"{{ field }}" is not one of the choices',
})
