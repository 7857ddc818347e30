{{- define "sendam.database" -}}
{{ .Release.Name }}-db
{{- end }}

{{- define "sendam.pooler" -}}
{{ .Release.Name }}-pooler
{{- end }}

{{/* Labels of the pods of one kind: web, worker or release. */}}
{{- define "sendam.labels" -}}
app.kubernetes.io/name: sendam
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .kind }}
{{- end }}

{{/* Settings of all processes. */}}
{{- define "sendam.env" -}}
- name: DATABASE_PASSWORD
  valueFrom:
    secretKeyRef: { name: {{ include "sendam.database" . }}-app, key: password }
- name: DATABASE_URL
  value: postgres://sendam:$(DATABASE_PASSWORD)@{{ include "sendam.pooler" . }}:5432/sendam
- name: DATABASE_DIRECT_URL
  value: postgres://sendam:$(DATABASE_PASSWORD)@{{ include "sendam.database" . }}-rw:5432/sendam
- name: APP_URL
  value: https://{{ .Values.host }}
- name: TRUST_PROXY
  value: uniquelocal
# CloudNativePG makes the backups, and its alert is in monitoring.yaml.
- name: BACKUP_MAX_AGE_HOURS
  value: '0'
{{- $_ := required "settings.S3_BUCKET is missing: the disks of pods do not last" .Values.settings.S3_BUCKET }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* A process that can write only to memory. */}}
{{- define "sendam.container" -}}
name: sendam
image: {{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
args: [{{ .kind }}]
env:
  {{- include "sendam.env" .root | nindent 2 }}
envFrom:
  - secretRef: { name: {{ .root.Values.secretName }} }
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: memory, mountPath: /tmp, subPath: tmp }
  - { name: memory, mountPath: /data, subPath: data }
{{- end }}

{{- define "sendam.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: memory
    emptyDir: { medium: Memory, sizeLimit: 256Mi }
{{- end }}

{{/* Pods of one kind go to different nodes where they can. */}}
{{- define "sendam.apart" -}}
podAntiAffinity:
  preferredDuringSchedulingIgnoredDuringExecution:
    - weight: 100
      podAffinityTerm:
        topologyKey: kubernetes.io/hostname
        labelSelector:
          matchLabels:
            {{- include "sendam.labels" . | nindent 12 }}
{{- end }}
